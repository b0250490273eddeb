import { NO_REGISTRATION, type Registration } from '../../src/registration/registration.ts';

/** Registration with everything but its four documents. */
export const TYPED_REGISTRATION: Registration = {
  ...NO_REGISTRATION,
  firstName: 'Zoë',
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '1234 AB',
  city: 'Zeist',
  email: 'zoe@example.org',
  phone: '+31612345678',
  birthDate: '2000-05-17',
  accountHolder: 'Z Voorbeeld',
  iban: 'NL91ABNA0417164300',
};
