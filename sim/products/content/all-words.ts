import { about } from './texts/about';
import { compliance } from './texts/compliance';
import { contact } from './texts/contact';
import { copyAgreement } from './texts/copy-agreement';
import { faq } from './texts/faq';
import { fra } from './translations/fra';
import { hk } from './translations/hk';
import { jp } from './translations/jp';
import { kor } from './translations/kor';
import { spa } from './translations/spa';
import { th } from './translations/th';
import { vn } from './translations/vn';
import { zh } from './translations/zh';
import { addWords } from './words';

/** Whoever imports this can read every article in every language. A preview cannot, because it must come quickly. */
addWords({ about, compliance, contact, 'copy-agreement': copyAgreement, faq }, { zh, hk, th, jp, kor, fra, spa, vn });
