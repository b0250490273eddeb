import {
  createPersonalDataApi,
  type personalDataCalls,
} from '@greenroom/adapters-http/personal-data/personal-data-api.http';
import { createProfileApi, type profileCalls } from '@greenroom/adapters-http/profile/profile-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const text = { nickname: 'Anna', description: 'Hello', status: 'approved' };
const personal = {
  firstName: 'Anna',
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '3512 AB',
  city: 'Utrecht',
  country: 'nl',
  email: 'anna@example.org',
  phone: '+31612345678',
  nationality: 'dutch',
};
const payment = {
  accountHolder: 'A Voorbeeld',
  iban: 'NL91ABNA0417164300',
  bic: '',
  bsn: '111222333',
  handlesVat: false,
  vatNumber: '',
  tradeNumber: '',
};

export const personalDataPayloads = {
  extraSet: {
    ask: (client) => createPersonalDataApi(client).personal(anna),
    request: 'GET /api/performer/performer_account/1001/extra-set',
    body: '',
    answer: '{"firstName":"Anna","lastName":null,"country":"nl"}',
    decoded: {
      firstName: 'Anna',
      lastName: '',
      street: '',
      houseNumber: '',
      zipCode: '',
      city: '',
      country: 'nl',
      email: '',
      phone: '',
      nationality: '',
    },
  },
  saveExtraSet: {
    ask: (client) => createPersonalDataApi(client).savePersonal(anna, personal),
    request: 'PUT /api/performer/performer_account/1001/extra-set',
    body:
      '{"firstName":"Anna","lastName":"Voorbeeld","street":"Dorpsstraat","houseNumber":"12","zipCode":"3512 AB",' +
      '"city":"Utrecht","country":"nl","email":"anna@example.org","phone":"+31612345678","nationality":"dutch"}',
    ...OK,
  },
  performerPayment: {
    ask: (client) => createPersonalDataApi(client).payment(anna),
    request: 'GET /api/performer/performer_account/1001/performer_payment',
    body: '',
    answer: '{"accountHolder":"A Voorbeeld","iban":"NL91ABNA0417164300","bsn":"111222333","handlesVat":0}',
    decoded: payment,
  },
  savePerformerPayment: {
    ask: (client) => createPersonalDataApi(client).savePayment(anna, payment),
    request: 'PUT /api/performer/performer_account/1001/performer_payment',
    body:
      '{"accountHolder":"A Voorbeeld","iban":"NL91ABNA0417164300","bic":"","bsn":"111222333","handlesVat":false,' +
      '"vatNumber":"","tradeNumber":""}',
    ...OK,
  },
  paymentInfo: {
    ask: (client) => createPersonalDataApi(client).paymentInfo(),
    request: 'GET /api/payment_info',
    body: '',
    answer: '{"iban":"NL91ABNA0417164300","nextPayment":1767571200,"lastPayment":{"date":1766966400,"amount":1250}}',
    decoded: {
      accountHolder: '',
      iban: 'NL91ABNA0417164300',
      nextPayment: 1_767_571_200,
      lastPayment: { at: 1_766_966_400, amount: 1250 },
    },
  },
} satisfies Record<keyof typeof personalDataCalls, CallPayload>;

export const profilePayloads = {
  createDescription: {
    ask: (client) => createProfileApi(client).createText(anna, 'de', text),
    request: 'POST /api/performer/performer_accounts/1001/descriptions/',
    body: '{"nickname":"Anna","description":"Hello","brand":"de"}',
    ...OK,
  },
  saveDescription: {
    ask: (client) => createProfileApi(client).saveText('55', text),
    request: 'PUT /api/performer/performer_accounts/descriptions/55',
    body: '{"nickname":"Anna","description":"Hello"}',
    ...OK,
  },
  performerIvr: {
    ask: (client) => createProfileApi(client).phone(anna),
    request: 'GET /api/performer/performer_account/1001/performer_ivr',
    body: '',
    answer:
      '{"profilename":"Anna","introduction_message":"Welcome","status":"pending","recordings":{"profilename":"pending","introduction_message":"lost"}}',
    decoded: {
      profile: { profileName: 'Anna', advertisement: '', welcome: 'Welcome', status: 'pending' },
      recordings: { profilename: 'pending', introduction_message: 'none' },
    },
  },
  savePerformerIvr: {
    ask: (client) =>
      createProfileApi(client).savePhone(anna, { profileName: 'A', advertisement: 'B', welcome: 'C', status: '' }),
    request: 'PUT /api/performer/performer_account/1001/performer_ivr',
    body: '{"profilename":"A","advertisement":"B","introduction_message":"C"}',
    ...OK,
  },
  savePhoneRecording: {
    ask: (client) => createProfileApi(client).saveRecording(anna, 'profilename', new Uint8Array([79, 103, 103, 83])),
    request: 'POST /api/performer/performer_account/1001/performer_ivr/profilename',
    body: 'OggS',
    ...OK,
  },
  vipPrices: {
    ask: (client) => createProfileApi(client).vip(anna),
    request: 'GET /api/performer/performer_account/1001/vip-prices',
    body: '',
    answer: '{"vipcam":{"price":299,"choices":[299,399]},"vipvideo":{"price":null}}',
    decoded: { prices: { vipcam: '299', vipvideo: '' }, choices: { vipcam: [299, 399], vipvideo: [] } },
  },
  brands: {
    ask: (client) => createProfileApi(client).brands(anna),
    request: 'GET /api/performer/performer_account/1001/brands',
    body: '',
    answer: '{"brands":{"nl":"Agree","b9":"Reject"}}',
    decoded: { nl: 'Agree', de: '', at: '', uk: '', b9: 'Reject', cc: '', du: '' },
  },
  saveBrands: {
    ask: (client) =>
      createProfileApi(client).saveBrands(anna, { nl: 'Agree', de: '', at: '', uk: '', b9: 'Reject', cc: '', du: '' }),
    request: 'PUT /api/performer/performer_account/1001/brands',
    body: '{"brands":{"nl":"Agree","de":"","at":"","uk":"","b9":"Reject","cc":"","du":""}}',
    ...OK,
  },
  places: {
    ask: (client) => createProfileApi(client).places(),
    request: 'GET /api/places',
    body: '',
    answer: '{"countries":[{"country":"cw","provinces":[{"name":"Curaçao","cities":["Willemstad"]}]}]}',
    decoded: new Map([['cw', [{ name: 'Curaçao', cities: ['Willemstad'] }]]]),
  },
} satisfies Record<keyof typeof profileCalls | 'vipPrices', CallPayload>;
