/** A customer's message and the performer's answer: subject and texts, in the language they share. */
interface Exchange {
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
}

const NL: readonly Exchange[] = [
  {
    subject: 'Vrijdagavond',
    question: 'Hoi! Ben je vrijdagavond online? Ik zou graag weer een uurtje kletsen over muziek.',
    answer: 'Leuk dat je schrijft! Vrijdag ben ik er vanaf acht uur. Tot dan!',
  },
  {
    subject: 'Bedankt voor het gesprek',
    question: 'Het was een fijn gesprek gisteren. Je hebt me echt opgevrolijkt, dank je wel.',
    answer: 'Wat lief om te horen. Ik vond het ook gezellig, tot snel!',
  },
  {
    subject: 'Vakantietips',
    question: 'Je vertelde over je reis naar de bergen. Welke plaats raadde je ook alweer aan?',
    answer: 'Dat was het dorpje bij het meer. In september is het er rustig en nog lekker warm.',
  },
  {
    subject: 'Nieuwe tijden?',
    question: 'Ik zag je deze week minder vaak. Heb je nieuwe tijden? Dan houd ik daar rekening mee.',
    answer: 'Klopt, ik werk nu vooral ’s avonds en in het weekend.',
  },
  {
    subject: 'Fijne verjaardag!',
    question: 'Van harte gefeliciteerd met je verjaardag! Ik hoop dat je een mooie dag hebt.',
    answer: 'Dank je wel, wat attent dat je eraan hebt gedacht!',
  },
];

const DE: readonly Exchange[] = [
  {
    subject: 'Freitagabend',
    question: 'Hallo! Bist du am Freitagabend online? Ich würde gern wieder über Musik plaudern.',
    answer: 'Schön, von dir zu hören! Am Freitag bin ich ab acht Uhr da. Bis dann!',
  },
  {
    subject: 'Danke für das Gespräch',
    question: 'Das war gestern ein schönes Gespräch, vielen Dank dafür. Bis bald hoffentlich!',
    answer: 'Das freut mich sehr. Mir hat es auch gefallen, bis bald!',
  },
  {
    subject: 'Buchtipp',
    question: 'Wie hieß noch einmal das Buch, von dem du erzählt hast? Ich würde es gern lesen.',
    answer: 'Ich schicke dir den Titel, sobald ich wieder zu Hause bin.',
  },
];

/** @param chance from 0 up to but not including 1 */
export const exchangeIn = (language: string, chance: number): Exchange => {
  const all = language === 'de' ? DE : NL;
  return all[Math.floor(chance * all.length)] ?? { subject: '', question: '', answer: '' };
};
