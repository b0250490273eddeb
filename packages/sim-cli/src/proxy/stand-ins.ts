/** Performer of the sample world who stands for the one of the platform. */
export const STAND_IN = '1004';
const FIRST_CUSTOMER = 5_001;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names and ids of the sample world for the people of another platform, in the order in which they come. */
export const createStandIns = () => {
  const customers = new Map<string, { readonly name: string; readonly id: string; hasAsked: boolean }>();
  let performer: string | undefined;

  const noted = (id: string) => {
    const count = customers.size;
    const known = customers.get(id) ?? {
      name: `customer${count + 1}`,
      id: `${FIRST_CUSTOMER + count}`,
      hasAsked: false,
    };
    customers.set(id, known);
    return known;
  };
  /** Notes the customers that a call names. */
  const noteIn = (value: unknown, name = ''): void => {
    if (typeof value === 'string' && name === 'clientId') noted(value);
    if (!isObject(value)) return;
    for (const [key, inner] of Object.entries(value))
      noteIn(inner, name === 'client' && key === 'id' ? 'clientId' : key);
  };
  const standIn = (id: string): string => (id === performer ? STAND_IN : (customers.get(id)?.id ?? id));

  /** Only under names of ids: a price may be the same number. */
  const renamed = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => renamed(item, name));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, key)]));
    if (!/id$/i.test(name)) return value;
    if (typeof value === 'number') return Number(standIn(String(value)));
    return typeof value === 'string' ? standIn(value) : value;
  };

  return {
    isPerformer: (id: string): boolean => id === performer,
    notePerformer: (id: string): void => {
      performer = id;
    },
    /** Notes a customer who asks. */
    noteCustomer: (id: string): void => {
      noted(id).hasAsked = true;
    },
    noteIn: (value: unknown): void => noteIn(value),
    /** @returns undefined for a customer who was never seen to ask */
    customer: (id: string): string | undefined => {
      const known = customers.get(id);
      return known?.hasAsked === true ? known.name : undefined;
    },
    // The shape stays; only values are others.
    renamed: <Value>(value: Value): Value => renamed(value) as Value,
  };
};
