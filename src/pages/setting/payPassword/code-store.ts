import { createCodeDraft } from '../_shared/use-sent-code';

export const codeStore = createCodeDraft('code-pay-password');
