import type { PerformerAccount } from '../account/performer-account.ts';
import { NO_PROBLEMS, type FormValues } from '../forms/field-rule.ts';
import { createFormController, type FormController, type FormDeps, type FormDrafts } from '../forms/form.controller.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { type AsyncResult, ok } from '../kernel/result.ts';
import { narrowed, WIDEST_AGE, type AgeBounds, type AgeLimits } from './age.ts';
import { NO_PHONE_PROFILE, phoneProfileProblems } from './phone-profile.ts';
import { createPhoneRecordings } from './phone-recordings.controller.ts';
import type { ProfileApi } from './profile-api.port.ts';
import {
  NO_ANSWERS,
  NO_VIP_CHOICES,
  NO_VIP_PRICES,
  vipPriceProblems,
  type Brand,
  type VipChoices,
} from './profile-choices.ts';
import {
  NO_PROFILE_INFO,
  profileInfoProblems,
  locationProblems,
  NO_LOCATION,
  type ProfileInfo,
  type Places,
  type ProfileLocation,
} from './profile-info.ts';
import { brandTextProblems, NO_TEXT, type BrandText } from './profile-texts.ts';

export type Newsletter = { readonly newsletter: boolean };

export interface ProfileOffers {
  readonly age: AgeBounds;
  readonly places: Places;
  readonly vip: VipChoices;
}

export interface ProfileFormsDeps {
  readonly api: ProfileApi;
  readonly drafts: FormDrafts;
  readonly log: Log;
  /** The account of the forms; there is a login while a form is used. */
  readonly currentAccount: () => PerformerAccount;
  /** The same, and undefined after a log-out. */
  readonly knownAccount: () => PerformerAccount | undefined;
  /** Requests the account again after a change. */
  readonly onAccountChanged: () => void;
  /** Waits for the requested account. */
  readonly nextAccount: () => Promise<void>;
  /** Limits of the shown age from the configuration. @spec §5 Age — configured minimum, maximum and range */
  readonly ageLimits?: AgeLimits;
}

const NO_OFFERS: ProfileOffers = { age: WIDEST_AGE, places: new Map(), vip: NO_VIP_CHOICES };
const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number));

const infoOf = ({ age, languages, profile }: PerformerAccount): ProfileInfo => {
  const { gender, orientation, cupSize, eyeColor, motherLanguage, translate } = profile;
  const body = { height: textOf(profile.height), weight: textOf(profile.weight) };
  return { age: textOf(age), gender, orientation, cupSize, eyeColor, ...body, motherLanguage, languages, translate };
};
const textIn = ({ descriptions }: PerformerAccount, brand: Brand) =>
  descriptions.find((description) => description.brand === brand);

const brandTextOf = (account: PerformerAccount, brand: Brand): BrandText => {
  const { nickname, description, status } = textIn(account, brand) ?? NO_TEXT;
  return { nickname, description, status };
};

/**
 * Creates the forms of the profile: each loads its part of the account, checks it and saves it by itself.
 * @spec §2 /profile/ children info/, desc/, location/, phone/
 */
export const createProfileForms = ({
  api,
  drafts,
  log,
  currentAccount,
  knownAccount,
  onAccountChanged,
  nextAccount,
  ageLimits = {},
}: ProfileFormsDeps) => {
  const offers = createValue(NO_OFFERS);
  const offer = (part: Partial<ProfileOffers>): void => offers.set({ ...offers.state(), ...part });
  const form = <Values extends FormValues>(deps: Omit<FormDeps<Values>, 'drafts' | 'log'>) =>
    createFormController<Values>({ ...deps, drafts, log, onSaved: onAccountChanged });

  /** Values of the account, with those saved since it was requested. */
  const inAccount = <Values>(valuesOf: (account: PerformerAccount) => Values) => {
    const newer = createValue<{ readonly account: PerformerAccount; readonly values: Values } | undefined>(undefined);
    return {
      /** @param asked account for which the form was opened; its values are never shown after a log-out */
      values: (asked = currentAccount()): Values => {
        const saved = newer.state();
        const account = knownAccount() ?? asked;
        return saved?.account === account ? saved.values : valuesOf(account);
      },
      save: async (call: (id: PerformerId) => AsyncResult<undefined>, values: Values): AsyncResult<Values> => {
        const { id } = currentAccount();
        const answer = await call(id);
        if (!answer.ok) return answer;
        const account = knownAccount();
        // Another performer may be logged in by now.
        if (account?.id === id) newer.set({ account, values });
        return ok(values);
      },
    };
  };
  const newsletter = inAccount<Newsletter>((account) => ({ newsletter: account.newsletter }));
  const info = inAccount(infoOf);
  const location = inAccount<ProfileLocation>(({ profile, countries }) => ({ ...profile.location, countries }));

  const text = (brand: Brand): FormController<BrandText> => {
    const known = inAccount((account) => brandTextOf(account, brand));
    /** Account without the id of the first text, which was created since. */
    const createdIn = createValue<PerformerAccount | undefined>(undefined);
    return form({
      name: `profile-desc-${brand}`,
      empty: NO_TEXT,
      check: (values) => brandTextProblems(values, brand),
      load: async () => ok(known.values()),
      save: async (values) => {
        // The requested account has the id of the first text; without it the text would be created twice.
        if (createdIn.state() === currentAccount()) await nextAccount();
        const id = textIn(currentAccount(), brand)?.id ?? '';
        const save = (owner: PerformerId) =>
          id === '' ? api.createText(owner, brand, values) : api.saveText(id, values);
        const saved = await known.save(save, { ...values, status: 'pending' });
        if (saved.ok && id === '') createdIn.set(knownAccount());
        return saved;
      },
    });
  };
  const recordings = createPhoneRecordings({
    upload: (name, content) => api.saveRecording(currentAccount().id, name, content),
    onSent: onAccountChanged,
    log,
  });
  const [nl, de, at, uk, b9, cc, du] = [
    text('nl'),
    text('de'),
    text('at'),
    text('uk'),
    text('b9'),
    text('cc'),
    text('du'),
  ];

  return {
    /** Options of the forms; known once their form is loaded. */
    offers: offers.state,
    newsletter: form<Newsletter>({
      name: 'newsletter',
      empty: { newsletter: false },
      check: () => NO_PROBLEMS,
      load: async () => ok(newsletter.values()),
      save: (values) => newsletter.save((id) => api.saveNewsletter(id, values.newsletter), values),
    }),
    info: form({
      name: 'profile-info',
      empty: NO_PROFILE_INFO,
      check: (values) => profileInfoProblems(values, offers.state().age),
      load: async () => {
        const asked = currentAccount();
        const answer = await api.ageBounds(asked.id);
        if (!answer.ok) return answer;
        offer({ age: narrowed(answer.value, ageLimits) });
        return ok(info.values(asked));
      },
      save: (values) => info.save((id) => api.saveInfo(id, values), values),
    }),
    location: form({
      name: 'profile-location',
      empty: NO_LOCATION,
      check: (values) => locationProblems(values, offers.state().places),
      load: async () => {
        const asked = currentAccount();
        const answer = await api.places();
        if (!answer.ok) return answer;
        offer({ places: answer.value });
        return ok(location.values(asked));
      },
      save: (values) => location.save((id) => api.saveLocation(id, values), values),
    }),
    /** Beside the form: each is sent by itself. */
    recordings,
    texts: { nl, de, at, uk, b9, cc, du },
    phone: form({
      name: 'profile-phone',
      empty: NO_PHONE_PROFILE,
      check: phoneProfileProblems,
      load: async () => {
        const answer = await api.phone(currentAccount().id);
        if (!answer.ok) return answer;
        recordings.know(answer.value.recordings);
        return ok(answer.value.profile);
      },
      save: async (values) => {
        const answer = await api.savePhone(currentAccount().id, values);
        return answer.ok ? ok({ ...values, status: 'pending' }) : answer;
      },
    }),
    vip: form({
      name: 'vip',
      empty: NO_VIP_PRICES,
      check: (values) => vipPriceProblems(values, offers.state().vip),
      load: async () => {
        const answer = await api.vip(currentAccount().id);
        if (!answer.ok) return answer;
        offer({ vip: answer.value.choices });
        return ok(answer.value.prices);
      },
      save: (values) => api.saveVip(currentAccount().id, values),
    }),
    brands: form({
      name: 'brands',
      empty: NO_ANSWERS,
      check: () => NO_PROBLEMS,
      load: () => api.brands(currentAccount().id),
      save: (values) => api.saveBrands(currentAccount().id, values),
    }),
  };
};

/** Every form of the record, for what is done with all of them. */
export const everyProfileForm = ({ texts, offers: _offers, ...forms }: ProfileForms) => [
  ...Object.values(forms),
  ...Object.values(texts),
];

export type ProfileForms = ReturnType<typeof createProfileForms>;
