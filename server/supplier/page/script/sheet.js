// What opens over the game: a dialog with a heading, a way to close it, and content.

export const element = (name, text = '', attributes = {}) => Object.assign(document.createElement(name), { textContent: text, ...attributes });

const dialog = document.getElementById('sheet');

/** Opens the sheet. `size` is `small` or `large`. */
export function openSheet(title, text, content, size = 'large') {
  const head = element('header', '', { className: 'sheet-head' });
  const close = element('button', text.say('close'), { className: 'quiet', type: 'button' });
  close.addEventListener('click', closeSheet);
  head.append(element('h2', title, { id: 'sheet-title' }), close);
  const body = element('div', '', { className: 'sheet-body', tabIndex: 0 });
  body.append(...content);
  dialog.dataset.size = size;
  dialog.replaceChildren(head, body);
  dialog.showModal();
  (body.querySelector('[aria-pressed="true"]') ?? body).focus();
}

export function closeSheet() {
  dialog.close();
}

/** A row of buttons of which one is chosen. `options` are pairs of value and words. */
export function choices(legend, options, chosen, choose) {
  const field = element('fieldset', '', { className: 'choices' });
  field.append(element('legend', legend));
  for (const [value, words, disabled = false] of options) {
    const button = element('button', '', { type: 'button', className: 'choice', disabled });
    button.append(element('bdi', words));
    button.setAttribute('aria-pressed', String(value === chosen));
    button.addEventListener('click', () => {
      for (const other of field.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
      choose(value);
    });
    field.append(button);
  }
  return field;
}
