import type { Language } from '../../localisation/language.ts';
import type { QuickReply } from './quick-reply.ts';

/** The quick replies until the performer edits them: what is said to a customer, so in the customer's language. */
export const DEFAULT_REPLIES: Readonly<Record<Language, readonly QuickReply[]>> = {
  nl: [
    { name: 'hoi', text: 'Hoi {name}, leuk dat je er bent!' },
    { name: 'dag', text: 'Hoe was je dag, {name}?' },
    { name: 'moment', text: 'Een momentje, ik ben er zo weer.' },
    { name: 'dank', text: 'Dank je wel, {name}, dat is lief van je.' },
    { name: 'doei', text: 'Dag {name}, tot de volgende keer!' },
  ],
  de: [
    { name: 'hallo', text: 'Hallo {name}, schön, dass du da bist!' },
    { name: 'tag', text: 'Wie war dein Tag, {name}?' },
    { name: 'moment', text: 'Einen Moment, ich bin gleich wieder da.' },
    { name: 'danke', text: 'Danke, {name}, das ist lieb von dir.' },
    { name: 'bis', text: 'Tschüss {name}, bis zum nächsten Mal!' },
  ],
  en: [
    { name: 'hi', text: 'Hi {name}, nice to see you!' },
    { name: 'day', text: 'How was your day, {name}?' },
    { name: 'moment', text: 'One moment, I will be right back.' },
    { name: 'thanks', text: 'Thank you, {name}, that is sweet of you.' },
    { name: 'bye', text: 'Bye {name}, see you next time!' },
  ],
};
