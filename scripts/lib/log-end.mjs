// The end of a log, printed when a part has failed. A journey that waits for a button logs each of some fifty
// retries; cutting these keeps the failures before them visible.

/** A line that Playwright logs for a retry, such as `    - retrying click action` or `  2 × waiting for element`. */
const TRY =
  /^\s+(?:\d+ × ?|- )(?:waiting|retrying|element is|scrolling|done scrolling|performing|attempting|locator resolved|unexpected value|<)/;
/** Number of consecutive retry lines that are kept. */
const MAX_SHOWN_TRIES = 4;

/** The last `most` lines of a log, with long runs of retry lines shortened. */
export function logEnd(text, most) {
  const kept = [];
  let tries = 0;
  for (const line of text.trimEnd().split('\n')) {
    const nested = line.replace(/^(\s*)- (\d+ × )/, '$1$2');
    tries = TRY.test(nested) ? tries + 1 : 0;
    if (tries <= MAX_SHOWN_TRIES) kept.push(line);
    else if (tries === MAX_SHOWN_TRIES + 1) kept.push(`${/^\s*/.exec(line)[0]}...`);
  }
  return kept.slice(-most);
}
