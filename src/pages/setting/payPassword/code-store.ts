import { createCodeDraft } from '../../_shared/sent-code/use-sent-code';

export const codeStore = createCodeDraft('code-pay-password');
