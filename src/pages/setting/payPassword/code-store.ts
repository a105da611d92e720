import { createCodeDraft } from '../../_shared/account/use-sent-code';

export const codeStore = createCodeDraft('code-pay-password');
