// Calls to the supplier's server. The session token stays in this object and nowhere else.

const DEADLINE = 12_000;

/** A call that failed: `code` says why; `unknown` is true when nobody can tell whether the server acted. */
export class CallError extends Error {
  constructor(code, { unknown = false, detail = {} } = {}) {
    super(code);
    this.code = code;
    this.unknown = unknown;
    this.detail = detail;
  }
}

export class Api {
  #session = '';

  game(code) {
    return this.#call('GET', `/api/game/${encodeURIComponent(code)}`);
  }

  async open(ticket, code) {
    const opened = await this.#call('POST', '/api/session', { ticket, code });
    this.#session = opened.session;
  }

  state() {
    return this.#call('GET', '/api/state');
  }

  /** `automatic` is the id of the automatic play that the spin belongs to, `freeSpins` that of the free spins, if to any. */
  spin(key, stake, automatic, freeSpins) {
    return this.#call('POST', '/api/spin', { key, stake, automatic, free_spins: freeSpins });
  }

  /** What became of the spin `key`. A spin that never arrived is closed by this and can not start later. */
  resolve(key, automatic) {
    return this.#call('POST', '/api/resolve', { key, automatic });
  }

  beginAutomatic(bounds) {
    return this.#call('POST', '/api/automatic', bounds);
  }

  /** What is not told ends with the visit: no spin comes without this page. */
  async stopAutomatic(id) {
    await this.#call('POST', '/api/automatic/stop', { id }).catch(() => {});
  }

  async pastRounds() {
    return (await this.#call('GET', '/api/rounds')).rounds;
  }

  pastRound(id) {
    return this.#call('GET', `/api/rounds/${encodeURIComponent(id)}`);
  }

  /** Tells the server that the end of a round was shown; what is not told is shown again next time. */
  async shown(key) {
    await this.#call('POST', '/api/shown', { key }).catch(() => {});
  }

  async #call(method, path, body) {
    const headers = { Accept: 'application/json' };
    if (body) headers['Content-Type'] = 'application/json';
    if (this.#session) headers.Authorization = `Bearer ${this.#session}`;
    let response;
    let answer;
    try {
      const signal = AbortSignal.timeout(DEADLINE);
      response = await fetch(path, { method, headers, body: body && JSON.stringify(body), signal, cache: 'no-store', credentials: 'omit' });
      answer = response.status === 204 ? {} : await response.json();
    } catch {
      throw new CallError('network', { unknown: true });
    }
    if (response.ok) return answer;
    throw new CallError(answer.code ?? 'unknown', { unknown: response.status >= 500, detail: answer });
  }
}
