// Runs in the page: the same 17 fields for each contender, and how long each takes. Bundled by rules.mjs.

import Ajv from 'ajv';
import * as v from 'valibot';
import { z } from 'zod';

/** Name, kind in the core, minimum and maximum length, and the equivalent regular expression for the others. */
const FIELDS = [
  ['username', 'letter_first_alphanumeric', 4, 16, /^[A-Za-z][A-Za-z0-9]*$/],
  ['password', 'alphanumeric_mixed', 8, 20, /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/],
  ['confirmPassword'],
  ['payeeName', 'two_letters_spaces', 2, 40, /^ *[A-Za-z][A-Za-z ]*[A-Za-z] *$/],
  [
    'email',
    'email',
    6,
    64,
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*$/,
  ],
  ['qqNum', 'digits', 5, 12, /^[0-9]+$/],
  ['mobileNum', 'digits', 8, 11, /^[0-9]+$/],
  ['recommenderId', 'alphanumeric_no_chinese', 4, 16, /^[A-Za-z0-9]+$/],
  ['captcha', 'alphanumeric_no_chinese', 4, 6, /^[A-Za-z0-9]+$/],
  ['verificationCode', 'digits', 6, 6, /^[0-9]+$/],
  ['affiliateCode', 'alphanumeric_upper', 4, 12, /^(?=.*[A-Z])[A-Za-z0-9]+$/],
  ['paymentPassword', 'digits', 6, 6, /^[0-9]+$/],
  ['line', 'no_spaces', 4, 20, /^\S+$/],
  ['whatsapp', 'digits', 8, 15, /^[0-9]+$/],
  ['facebook', 'no_spaces', 3, 50, /^\S+$/],
  ['wechat', '', 6, 20, /^[A-Za-z][-_a-zA-Z0-9]{5,19}$/],
  ['idNumber', 'alphanumeric_no_chinese', 6, 18, /^[A-Za-z0-9]+$/],
];
const ROUNDS = 40;
const PASSWORD = 1;
const CONFIRM = 2;
const RULED = FIELDS.map((_, index) => index).filter((index) => index !== CONFIRM);

const GOOD = {
  username: ['lantern42', 'KoiHarbour', 'ember'],
  password: ['Harbour77Lights', 'moon1light2', 'Paper7Dragon'],
  payeeName: ['Nguyen Van Minh', 'Li Na', 'Sok Dara'],
  email: ['minh.nguyen@example.com', 'li+na@mail.example.org', 'dara@example.io'],
  qqNum: ['10293847', '99887766554', '12345'],
  mobileNum: ['912345678', '0123456789', '85512345'],
  recommenderId: ['harbour7', 'AGENT42', 'moonlight'],
  captcha: ['x7Kp', 'abcd', '9Q2R'],
  verificationCode: ['482913', '000000', '915264'],
  affiliateCode: ['LUMORA7', 'Koi2026', 'ABCD'],
  paymentPassword: ['918273', '246813', '135790'],
  line: ['minh.line', 'li_na-88', 'dara@line'],
  whatsapp: ['84912345678', '85512345678', '8613800138000'],
  facebook: ['minh.nguyen.9', 'lina', 'sok.dara.official'],
  wechat: ['minh_nguyen', 'lina-2026', 'SokDara'],
  idNumber: ['079203001234', 'N1234567', '110101199003078'],
};
const BAD = [
  '',
  'a',
  'has space',
  'much-too-long-for-any-field-of-this-form-whatever-it-may-hold-in-the-end',
  '!!',
  '1!',
];

/** Three forms in four are valid; the others have errors in two fields. The same in every run. */
function forms(count) {
  let seed = 20261121;
  const below = (bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % bound;
  };
  return Array.from({ length: count }, (_, number) => {
    const form = {};
    for (const [name] of FIELDS) {
      const values = GOOD[name];
      form[name] = values ? values[below(values.length)] : form.password;
    }
    if (number % 4 === 3) {
      for (let mistake = 0; mistake < 2; mistake++)
        form[FIELDS[below(FIELDS.length)][0]] = BAD[below(BAD.length)];
    }
    return form;
  });
}

/** The core: values are written directly into the module's memory and validated there. */
async function lumora() {
  const glue = await import(/* @vite-ignore */ `${location.origin}/rules_bg.js`);
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/rules_bg.wasm'), {
    './rules_bg.js': { ...glue },
  });
  const { exports } = instance;
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start?.();
  FIELDS.forEach(([, kind, least, most, pattern], index) => {
    if (index === CONFIRM) glue.add_repeat(PASSWORD);
    else glue.add_rule(pattern.source, kind, least, most, true);
  });
  const { check_field, check_form } = exports;
  // Before creating the views: it may grow the memory, which detaches them.
  const values = exports.finish();
  const bytes = new Uint8Array(exports.memory.buffer, values, 64 * 1024);
  const words = new Uint32Array(exports.memory.buffer, values, 16 * 1024);
  const lengths = new Uint32Array(exports.memory.buffer, exports.lengths(), FIELDS.length);
  const encoder = new TextEncoder();
  /** Writes a value from a word boundary on, four characters at a time; the rest of the last word is ignored. */
  const write = (value, from) => {
    const { length } = value;
    let all = 0;
    let word = from >> 2;
    let at = 0;
    for (; at + 3 < length; at += 4) {
      const a = value.charCodeAt(at);
      const b = value.charCodeAt(at + 1);
      const c = value.charCodeAt(at + 2);
      const d = value.charCodeAt(at + 3);
      all |= a | b | c | d;
      words[word++] = a | (b << 8) | (c << 16) | (d << 24);
    }
    for (; at < length; at++) {
      const code = value.charCodeAt(at);
      all |= code;
      bytes[from + at] = code;
    }
    return all < 128 ? length : encoder.encodeInto(value, bytes.subarray(from)).written;
  };
  /** Writes a value of the form; returns the offset of the next one, a word boundary. */
  const put = (index, value, from) => {
    const length = write(value, from);
    lengths[index] = length;
    return (from + length + 3) & ~3;
  };
  return {
    field: (index, value) => check_field(index, write(value, 0)) === 0,
    form: (form) => {
      // Unrolled: a counting closure would cost as much as the rules themselves.
      let at = 0;
      at = put(0, form.username, at);
      at = put(1, form.password, at);
      at = put(2, form.confirmPassword, at);
      at = put(3, form.payeeName, at);
      at = put(4, form.email, at);
      at = put(5, form.qqNum, at);
      at = put(6, form.mobileNum, at);
      at = put(7, form.recommenderId, at);
      at = put(8, form.captcha, at);
      at = put(9, form.verificationCode, at);
      at = put(10, form.affiliateCode, at);
      at = put(11, form.paymentPassword, at);
      at = put(12, form.line, at);
      at = put(13, form.whatsapp, at);
      at = put(14, form.facebook, at);
      at = put(15, form.wechat, at);
      at = put(16, form.idNumber, at);
      return check_form() >>> 0;
    },
  };
}

/** A set of names as the core's bit mask. */
function bits(names) {
  let refused = 0;
  for (const name of names) refused |= 1 << PLACES.get(name);
  return refused >>> 0;
}
const PLACES = new Map(FIELDS.map(([name], index) => [name, index]));

function zodForms() {
  const field = ([, , least, most, pattern]) => z.string().min(least).max(most).regex(pattern);
  const schemas = FIELDS.map((one, index) => (index === CONFIRM ? z.string() : field(one)));
  const shape = Object.fromEntries(FIELDS.map(([name], index) => [name, schemas[index]]));
  const whole = z
    .object(shape)
    .refine((form) => form.password === form.confirmPassword && form.confirmPassword !== '', {
      path: ['confirmPassword'],
      when: () => true,
    });
  return {
    field: (index, value) => schemas[index].safeParse(value).success,
    form: (form) => {
      const result = whole.safeParse(form);
      return result.success ? 0 : bits(result.error.issues.map((issue) => issue.path[0]));
    },
  };
}

function valibotForms() {
  const field = ([, , least, most, pattern]) =>
    v.pipe(v.string(), v.minLength(least), v.maxLength(most), v.regex(pattern));
  const schemas = FIELDS.map((one, index) => (index === CONFIRM ? v.string() : field(one)));
  const shape = Object.fromEntries(FIELDS.map(([name], index) => [name, schemas[index]]));
  const same = ({ password, confirmPassword }) => password === confirmPassword && confirmPassword !== '';
  const whole = v.pipe(
    v.object(shape),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => same(dataset.value) || addIssue()),
      ['confirmPassword'],
    ),
  );
  return {
    field: (index, value) => v.safeParse(schemas[index], value).success,
    form: (form) => {
      const result = v.safeParse(whole, form);
      return result.success
        ? 0
        : bits(result.issues.map((issue) => issue.path?.[0].key ?? 'confirmPassword'));
    },
  };
}

function ajvForms() {
  const ajv = new Ajv({ allErrors: true, $data: true, unicodeRegExp: false });
  const field = ([, , minLength, maxLength, pattern]) => ({
    type: 'string',
    minLength,
    maxLength,
    pattern: pattern.source,
  });
  const repeat = { type: 'string', minLength: 1, const: { $data: '1/password' } };
  const schemas = FIELDS.map((one, index) => (index === CONFIRM ? repeat : field(one)));
  const properties = Object.fromEntries(FIELDS.map(([name], index) => [name, schemas[index]]));
  const whole = ajv.compile({ type: 'object', properties, required: Object.keys(properties) });
  const alone = schemas.map((schema, index) => index !== CONFIRM && ajv.compile(schema));
  return {
    field: (index, value) => alone[index](value),
    form: (form) => (whole(form) ? 0 : bits(whole.errors.map((error) => error.instancePath.slice(1)))),
  };
}

/** Checks that all contenders do the same work: each must refuse the same fields of every form. */
function checkAgreement(contenders, all) {
  const names = Object.keys(contenders);
  for (const form of all) {
    const answers = names.map((name) => contenders[name].form(form));
    if (new Set(answers).size > 1)
      throw new Error(`they differ on ${JSON.stringify(form)}: ${names} say ${answers}`);
    for (const index of RULED) {
      const value = form[FIELDS[index][0]];
      const fields = names.map((name) => contenders[name].field(index, value));
      if (new Set(fields).size > 1)
        throw new Error(`they differ on ${FIELDS[index][0]} "${value}": ${names} say ${fields}`);
    }
  }
}

/** Nanoseconds of one step in the least disturbed round. The contenders' rounds alternate. */
function time(contenders, steps, once, rounds) {
  const taken = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  let sum = 0;
  for (let round = -3; round < rounds; round++) {
    for (const [name, contender] of Object.entries(contenders)) {
      const started = performance.now();
      for (let repeat = 0; repeat < 20; repeat++) sum += once(contender);
      // Negative rounds are warm-up.
      if (round >= 0) taken[name].push(((performance.now() - started) * 1e6) / (steps * 20));
    }
  }
  if (!Number.isFinite(sum)) throw new Error('nothing was done');
  return Object.fromEntries(Object.entries(taken).map(([name, values]) => [name, Math.min(...values)]));
}

export async function measure() {
  const all = forms(256);
  const contenders = { lumora: await lumora(), zod: zodForms(), valibot: valibotForms(), ajv: ajvForms() };
  checkAgreement(contenders, all);
  const values = RULED.map((index) => all.map((form) => form[FIELDS[index][0]]));
  const alone = time(
    contenders,
    RULED.length * all.length,
    ({ field }) => {
      let good = 0;
      RULED.forEach((index, at) => {
        for (const value of values[at]) good += field(index, value) ? 1 : 0;
      });
      return good;
    },
    ROUNDS,
  );
  const whole = time(
    contenders,
    all.length,
    ({ form }) => {
      let sum = 0;
      for (const one of all) sum += form(one);
      return sum;
    },
    ROUNDS,
  );
  const part = (ns) => ns / FIELDS.length;
  const field = Object.fromEntries(Object.entries(whole).map(([name, ns]) => [name, part(ns)]));
  return { fields: FIELDS.length, forms: all.length, field, form: whole, alone };
}
