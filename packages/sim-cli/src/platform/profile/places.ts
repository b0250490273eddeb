/** Some provinces and cities of each country that a performer can be in. */
export const PLACES = [
  {
    country: 'nl',
    provinces: [
      { name: 'Groningen', cities: ['Groningen', 'Veendam'] },
      { name: 'Limburg', cities: ['Maastricht', 'Venlo'] },
      { name: 'Noord-Holland', cities: ['Amsterdam', 'Haarlem', 'Alkmaar'] },
      { name: 'Utrecht', cities: ['Amersfoort', 'Utrecht', 'Zeist'] },
      { name: 'Zuid-Holland', cities: ['Den Haag', 'Leiden', 'Rotterdam'] },
    ],
  },
  {
    country: 'be',
    provinces: [
      { name: 'Antwerpen', cities: ['Antwerpen', 'Mechelen'] },
      { name: 'Oost-Vlaanderen', cities: ['Aalst', 'Gent'] },
      { name: 'Liège', cities: ['Liège', 'Verviers'] },
    ],
  },
  {
    country: 'de',
    provinces: [
      { name: 'Bayern', cities: ['München', 'Nürnberg'] },
      { name: 'Berlin', cities: ['Berlin'] },
      { name: 'Nordrhein-Westfalen', cities: ['Düsseldorf', 'Köln'] },
    ],
  },
  {
    country: 'uk',
    provinces: [
      { name: 'England', cities: ['Bristol', 'London'] },
      { name: 'Scotland', cities: ['Edinburgh', 'Glasgow'] },
    ],
  },
  {
    country: 'at',
    provinces: [
      { name: 'Tirol', cities: ['Innsbruck'] },
      { name: 'Wien', cities: ['Wien'] },
    ],
  },
  { country: 'cw', provinces: [{ name: 'Curaçao', cities: ['Willemstad'] }] },
];
