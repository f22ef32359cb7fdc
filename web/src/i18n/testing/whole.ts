/** All texts of a language at once, from one Fluent source. */
import { firstTexts, type Localization } from '../localization.ts';
import { messages } from '../messages.ts';

export const whole = (tag: string, source: string): Localization =>
  firstTexts(tag, {}).extendedBy(messages, source);
