/** A line, and its translation into Dutch where it needs one. */
export type Line = readonly [text: string, translation?: string];

const DUTCH: readonly Line[] = [
  ['Hoi! Hoe gaat het met je?'],
  ['Leuk dat je er bent vanavond.'],
  ['Hoe was je dag tot nu toe?'],
  ['Hier regent het al de hele middag.'],
  ['Wat voor muziek luister je graag?'],
  ['Ik kom net thuis van mijn werk.'],
  ['Heb je nog plannen voor het weekend?'],
  ['Ik heb net koffie gezet. Drink jij koffie of thee?'],
  ['Ben je weleens in Antwerpen geweest?'],
  ['Mooie kamer heb je!'],
  ['Haha, dat herken ik.'],
  ['Ik lees op het moment een goed boek.'],
];

const GERMAN: readonly Line[] = [
  ['Guten Abend! Wie geht es dir?', 'Goedenavond! Hoe gaat het met je?'],
  ['Schön, dass du da bist.', 'Leuk dat je er bent.'],
  ['Wie war dein Tag?', 'Hoe was je dag?'],
  ['Bei uns scheint heute endlich die Sonne.', 'Bij ons schijnt vandaag eindelijk de zon.'],
  ['Welche Musik hörst du gern?', 'Naar welke muziek luister je graag?'],
  ['Ich komme gerade vom Sport.', 'Ik kom net van het sporten.'],
  ['Hast du am Wochenende etwas vor?', 'Heb je plannen voor het weekend?'],
  ['Warst du schon einmal in Köln?', 'Ben je weleens in Keulen geweest?'],
  ['Das kenne ich gut!', 'Dat ken ik goed!'],
  ['Ich lerne gerade ein wenig Niederländisch.', 'Ik leer op het moment een beetje Nederlands.'],
];

/** Polite small talk in the customer's language. */
export const smallTalk = (language: string): readonly Line[] => (language === 'de' ? GERMAN : DUTCH);
