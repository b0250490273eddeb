import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { detach } from '@greenroom/core/kernel/detach';
import { fieldOf } from '@greenroom/core/kernel/json';

interface NewMediaForm {
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

const OPENED_HERE = { newMediaOpenedHere: true } as const;

const isOpenedHere = (state: unknown): boolean => fieldOf(state, 'newMediaOpenedHere') === true;

/** The address opens and closes the form. Closing goes back to the entry before it and adds none, so that *Back* leads on to the page before. */
export const useNewMediaForm = (): NewMediaForm => {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: query.has('new'),
    show: () =>
      setQuery(
        (now) => {
          now.set('new', '1');
          return now;
        },
        { state: OPENED_HERE },
      ),
    close: () => {
      if (isOpenedHere(state)) {
        detach(navigate(-1));
        return;
      }
      setQuery(
        (now) => {
          now.delete('new');
          return now;
        },
        { replace: true },
      );
    },
  };
};
