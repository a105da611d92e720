import { about } from './texts/about';
import { compliance } from './texts/compliance';
import { contact } from './texts/contact';
import { copyAgreement } from './texts/copy-agreement';
import { faq } from './texts/faq';
import { addWords } from './words';

/** Whoever imports this can read every article. A preview cannot, because it must come quickly. */
addWords({ about, compliance, contact, 'copy-agreement': copyAgreement, faq });
