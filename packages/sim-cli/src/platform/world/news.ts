import type { Language } from '@greenroom/core/localisation/language';

/** Title and text. */
type Story = readonly [title: string, content: string];

/** What the provider tells its performers, newest first. */
export const NEWS: readonly Readonly<Record<Language, Story>>[] = [
  {
    nl: ['Welkom in de nieuwe werkplek', 'Alles wat je tijdens een dienst nodig hebt, staat nu op één scherm.'],
    de: [
      'Willkommen am neuen Arbeitsplatz',
      'Alles, was du in einer Schicht brauchst, steht jetzt auf einem Bildschirm.',
    ],
    en: ['Welcome to the new workplace', 'Everything you need during a shift is now on one screen.'],
  },
  {
    nl: ['Onderhoud op dinsdagochtend', 'Tussen 6 en 7 uur kan de verbinding even wegvallen. Je hoeft niets te doen.'],
    de: ['Wartung am Dienstagmorgen', 'Zwischen 6 und 7 Uhr kann die Verbindung kurz abbrechen. Du musst nichts tun.'],
    en: [
      'Maintenance on Tuesday morning',
      'Between 6 and 7 the connection may drop for a moment. You need not do anything.',
    ],
  },
  {
    nl: ['Uitbetaling deze week', 'De uitbetaling staat zoals altijd op maandag klaar bij Verdiensten.'],
    de: ['Auszahlung dieser Woche', 'Die Auszahlung steht wie immer am Montag unter Einnahmen bereit.'],
    en: ['This week’s payout', 'As always the payout is ready on Monday under Earnings.'],
  },
  {
    nl: ['Tip: test je geluid', 'Zet het belsignaal een keer aan voor je begint, dan mis je geen verzoek.'],
    de: ['Tipp: Teste deinen Ton', 'Probiere das Klingeln vor dem Start einmal aus, dann verpasst du keine Anfrage.'],
    en: ['Tip: test your sound', 'Try the ring once before you start, so that you miss no request.'],
  },
  {
    nl: ['Vertaling in de chat', 'Berichten in een andere taal tonen nu ook het origineel.'],
    de: ['Übersetzung im Chat', 'Nachrichten in einer anderen Sprache zeigen jetzt auch das Original.'],
    en: ['Translation in the chat', 'Messages in another language now show the original as well.'],
  },
  {
    nl: ['Nieuwe profielfoto’s', 'Foto’s van minstens 600 bij 800 beeldpunten worden sneller goedgekeurd.'],
    de: ['Neue Profilfotos', 'Fotos ab 600 mal 800 Bildpunkten werden schneller freigegeben.'],
    en: ['New profile photos', 'Photos of at least 600 by 800 pixels are approved faster.'],
  },
  {
    nl: ['Pauze zonder zorgen', 'Met Pauze gaan je diensten uit, en na de pauze weer precies zo aan.'],
    de: ['Pause ohne Sorgen', 'Mit Pause gehen deine Dienste aus und danach genau so wieder an.'],
    en: ['Breaks without worries', 'Pause switches your services off, and afterwards exactly those on again.'],
  },
  {
    nl: ['Veilig inloggen', 'Deel je inlogcode met niemand. Wij vragen er nooit naar.'],
    de: ['Sicher anmelden', 'Gib deinen Anmeldecode an niemanden weiter. Wir fragen nie danach.'],
    en: ['Logging in safely', 'Share your login code with nobody. We never ask for it.'],
  },
  {
    nl: ['Rangen worden wekelijks bijgewerkt', 'Je rang wordt na elke uitbetaling opnieuw berekend.'],
    de: ['Ränge werden wöchentlich aktualisiert', 'Dein Rang wird nach jeder Auszahlung neu berechnet.'],
    en: ['Ranks are updated weekly', 'Your rank is calculated anew after every payout.'],
  },
  {
    nl: ['Drukke avonden', 'Op vrijdag en zaterdag tussen 20 en 24 uur vragen de meeste klanten om een gesprek.'],
    de: ['Belebte Abende', 'Freitags und samstags zwischen 20 und 24 Uhr fragen die meisten Kunden an.'],
    en: ['Busy evenings', 'On Friday and Saturday between 20 and 24 most customers ask for a chat.'],
  },
  {
    nl: ['Hulp is dichtbij', 'De klantenservice is elke dag van 9 tot 1 uur bereikbaar.'],
    de: ['Hilfe ist nah', 'Der Kundendienst ist täglich von 9 bis 1 Uhr erreichbar.'],
    en: ['Help is near', 'Customer service can be reached every day from 9 to 1.'],
  },
  {
    nl: ['Je gegevens nakijken', 'Kijk een keer per jaar na of je adres en rekening nog kloppen.'],
    de: ['Daten prüfen', 'Prüfe einmal im Jahr, ob Adresse und Konto noch stimmen.'],
    en: ['Check your details', 'Check once a year whether your address and account are still right.'],
  },
];
