/** One thread: its title and what was written in it, oldest first. */
interface WorldThread {
  readonly title: string;
  readonly posts: readonly string[];
}
interface WorldTopic {
  readonly title: string;
  readonly description: string;
  readonly threads: readonly WorldThread[];
}
interface WorldSection {
  readonly title: string;
  readonly topics: readonly WorldTopic[];
}

/** Performers write in Dutch to each other, whatever language the interface has. */
export const FORUM: readonly WorldSection[] = [
  {
    title: 'Werken',
    topics: [
      {
        title: 'Techniek',
        description: 'Camera, licht, geluid en verbinding',
        threads: [
          {
            title: 'Welke lamp gebruiken jullie?',
            posts: [
              'Mijn beeld blijft donker, ook met twee bureaulampen. Wat werkt bij jullie?',
              'Een ringlamp recht voor je, en de ramen dicht. Dat scheelt enorm.',
              'Let op de kleur: 4500 K is het natuurlijkst.',
            ],
          },
          {
            title: 'Verbinding valt weg op woensdag',
            posts: ['Heeft iemand anders dat ook?', 'Ja, rond zeven uur. Daarna is het weer goed.'],
          },
        ],
      },
      {
        title: 'Klanten',
        description: 'Ervaringen en grenzen',
        threads: [
          {
            title: 'Hoe zeg je vriendelijk nee?',
            posts: [
              'Ik vind het lastig om een vaste klant iets te weigeren.',
              'Kort en vriendelijk, zonder uitleg. Uitleg nodigt uit tot onderhandelen.',
              'En anders: blokkeren mag altijd.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Samen',
    topics: [
      {
        title: 'Voorstellen',
        description: 'Vertel wie je bent',
        threads: [
          { title: 'Hallo allemaal', posts: ['Ik ben nieuw hier en kijk nog even rond.', 'Welkom! Vraag gerust.'] },
        ],
      },
      {
        title: 'Koffiehoek',
        description: 'Over alles wat geen werk is',
        threads: Array.from({ length: 24 }, (_, index) => ({
          title: `Boekenclub, week ${index + 1}`,
          posts: ['Wat lezen jullie deze week?', 'Een reisverhaal over Noorwegen.', 'Gedichten, elke avond één.'],
        })),
      },
    ],
  },
];

/** Authors of posts: colleagues who are no performers of this world. */
export const FORUM_AUTHORS = ['Mila', 'Nora', 'Iris', 'Lotte', 'Sofie', 'Tess'] as const;
