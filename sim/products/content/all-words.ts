import { about } from './texts/about';
import { compliance } from './texts/compliance';
import { contact } from './texts/contact';
import { copyAgreement } from './texts/copy-agreement';
import { faq } from './texts/faq';
import { addWords } from './words';

/**
 * Adds the texts of all other articles. The preview of the first screen leaves this import out, because it must start
 * quickly.
 */
addWords({ about, compliance, contact, 'copy-agreement': copyAgreement, faq });
