// Small words for the page. Whatever comes from elsewhere is put in as text.

export const byId = (id) => document.getElementById(id);

/** @param of the element's properties, and `children` */
export const element = (name, { children = [], ...of } = {}) => {
  const made = Object.assign(document.createElement(name), of);
  made.append(...children);
  return made;
};

export const choices = (select, rows) =>
  select.replaceChildren(...rows.map(([value, textContent]) => element('option', { value, textContent })));

/** Sets a text only when it is another one, so that a screen reader is not told the same again. */
export const say = (place, text) => {
  if (place.textContent !== text) place.textContent = text;
};

let silence;
/** Tells for a few seconds how something went. */
export const tell = (text) => {
  say(byId('told'), text);
  clearTimeout(silence);
  silence = setTimeout(() => say(byId('told'), ''), 5_000);
};

/** Does something and says so when it was refused. */
export const attempt = (does) => {
  const work = async () => does();
  // Codes of the platform are words joined by lines.
  work().catch((error) => tell(`That did not work: ${error.message.replaceAll('_', ' ')}.`));
};

export const onSubmit = (form, does) =>
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(does);
  });
