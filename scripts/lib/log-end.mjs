// The end of a log, as it is shown where a part has failed. A journey that waits for a button writes down each of its fifty tries: without them
// the failures before it are still on the page.

/** A line of what a journey tried and waited for, such as `    - retrying click action` or `  2 × waiting for element`. */
const TRY =
  /^\s+(?:\d+ × ?|- )(?:waiting|retrying|element is|scrolling|done scrolling|performing|attempting|locator resolved|unexpected value|<)/;
/** So many of them stand for all that follow each other. */
const SHOWN_TRIES = 4;

/** The last `most` lines of a log, with long rows of tries cut to their first ones. */
export function logEnd(text, most) {
  const kept = [];
  let tries = 0;
  for (const line of text.trimEnd().split('\n')) {
    const nested = line.replace(/^(\s*)- (\d+ × )/, '$1$2');
    tries = TRY.test(nested) ? tries + 1 : 0;
    if (tries <= SHOWN_TRIES) kept.push(line);
    else if (tries === SHOWN_TRIES + 1) kept.push(`${/^\s*/.exec(line)[0]}...`);
  }
  return kept.slice(-most);
}
