import * as v from 'valibot';
import { decoration } from '../fallback';
import { integer, textOrEmpty } from '../shapes';

/** An article of the content system: notices (c_id 4), banners (5), pop-up (32) and more. HTML in `content`. */
export const article = v.object({
  id: integer,
  c_id: integer,
  lang: textOrEmpty,
  title: decoration(v.string(), ''),
  abstract: textOrEmpty,
  content: textOrEmpty,
  thumbnail: textOrEmpty,
  cover: textOrEmpty,
  create_time: textOrEmpty,
});
