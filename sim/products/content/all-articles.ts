import { addArticles } from './localized-articles';
import { about } from './texts/about';
import { compliance } from './texts/compliance';
import { contact } from './texts/contact';
import { copyAgreement } from './texts/copy-agreement';
import { faq } from './texts/faq';

/**
 * Adds the texts of all other articles. The preview of the first screen leaves this import out, because it must start
 * quickly.
 */
addArticles({ about, compliance, contact, 'copy-agreement': copyAgreement, faq });
