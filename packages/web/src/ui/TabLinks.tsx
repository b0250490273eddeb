import { useLocation } from 'react-router';
import { LinkTabs } from './LinkTabs.tsx';

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly title: string }[];
}

/** Pages that belong together, as tabs; the one that is open is marked. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => {
  const { pathname } = useLocation();
  return (
    <LinkTabs
      label={label}
      tabs={tabs.map(({ to, title }) => ({ key: to, text: title, to, current: to === pathname }))}
    />
  );
};
