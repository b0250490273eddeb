import { Outlet, useLocation } from 'react-router';
import { PageTabs } from '../navigation/PageTabs.tsx';
import { Contained } from '../ui/Contained.tsx';

/** The page of the address with its tabs; one that throws is tried again at the next address. */
export const PageContent = () => {
  const { key } = useLocation();
  return (
    <Contained resetKeys={[key]}>
      <PageTabs />
      <Outlet />
    </Contained>
  );
};
