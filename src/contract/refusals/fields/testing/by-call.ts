import type { Call } from '../../../calls';
import * as accounts from '../accounts';
import * as alerts from '../alerts';
import * as copy from '../copy';
import { DUAL_PURCHASE_FIELDS } from '../dual';
import * as futures from '../futures';
import * as game from '../game';
import { IDENTITY_FIELDS } from '../identity';
import { SUBSCRIPTION_FIELDS } from '../ieo';
import * as loans from '../loans';
import { LOCK_DEPOSIT_FIELDS } from '../lockup';
import * as nft from '../nft';
import { OPTION_FIELDS } from '../options';
import * as otc from '../otc';
import * as payout from '../payout';
import { RECHARGE_FIELDS } from '../recharge';
import type { RefusalField } from '../refusal-fields';
import * as spot from '../spot';
import * as support from '../support';
import { SWAP_FIELDS } from '../swap';
import { TRANSFER_FIELDS } from '../transfer';

/** The fields of every call that a form sends. A form loads those of its own call only. */
export const fieldsByCall: Readonly<Partial<Record<Call, Readonly<Record<string, RefusalField>>>>> = {
  'POST /sms_mail': accounts.MAIL_CODE_FIELDS,
  'POST /sms_send': accounts.SMS_CODE_FIELDS,
  'POST /user/check_email': accounts.CHECK_CODE_FIELDS,
  'POST /user/register': accounts.REGISTER_FIELDS,
  'POST /user/login': accounts.LOGIN_FIELDS,
  'POST /user/forget': accounts.RESET_PASSWORD_FIELDS,
  'POST /safe/update_password': accounts.PAY_PASSWORD_FIELDS,
  'POST /safe/mobile': accounts.BIND_PHONE_FIELDS,
  'POST /safe/email': accounts.BIND_EMAIL_FIELDS,
  'POST /user/editNickname': accounts.NAMES_FIELDS,
  'POST /alert/add': alerts.ALERT_FIELDS,
  'POST /alert/amend': alerts.ALERT_AMEND_FIELDS,
  'POST /follow/follow': copy.COPY_SETTING_FIELDS,
  'POST /follow/apply': copy.TRADER_APPLICATION_FIELDS,
  'POST /dual/buyDual': DUAL_PURCHASE_FIELDS,
  'POST /lever/submit': futures.FUTURES_ORDER_FIELDS,
  'POST /lever/close': futures.CLOSE_FIELDS,
  'POST /lever/setstop': futures.STOP_FIELDS,
  'POST /game/play': game.PLAY_FIELDS,
  'POST /game/limit': game.GAME_LIMIT_FIELDS,
  'POST /user/real': IDENTITY_FIELDS,
  'POST /project/order': SUBSCRIPTION_FIELDS,
  'POST /loan/apply': loans.LOAN_FIELDS,
  'POST /loan/repay': loans.REPAYMENT_FIELDS,
  'POST /lh/deposit': LOCK_DEPOSIT_FIELDS,
  'POST /bind_box/auctionNFT': nft.BID_FIELDS,
  'POST /bind_box/resellNFT': nft.RESALE_FIELDS,
  'POST /bind_box/transferNFT': nft.GIFT_FIELDS,
  'POST /microtrade/submit': OPTION_FIELDS,
  'POST /otc/order': otc.OTC_TAKE_FIELDS,
  'POST /otc/ad': otc.OTC_AD_FIELDS,
  'POST /otc/ad_edit': otc.OTC_AD_EDIT_FIELDS,
  'POST /otc/appeal': otc.OTC_APPEAL_FIELDS,
  'POST /wallet/out': payout.WITHDRAWAL_FIELDS,
  'POST /user/wallet/save': payout.SAVED_ADDRESS_FIELDS,
  'POST /user/cash_save': payout.CARD_FIELDS,
  'POST /user/cash_save_international': payout.INTERNATIONAL_CARD_FIELDS,
  'POST /wallet/charge_req': RECHARGE_FIELDS,
  'POST /coin/trade': spot.SPOT_ORDER_FIELDS,
  'POST /coin/oco': spot.OCO_FIELDS,
  'POST /coin/amend': spot.AMEND_FIELDS,
  'POST /kefu/visitor': support.VISITOR_MESSAGE_FIELDS,
  'POST /kefu/send': support.MESSAGE_FIELDS,
  'POST /chat/send': support.MESSAGE_FIELDS,
  'POST /user/Transfer': SWAP_FIELDS,
  'POST /wallet/change': TRANSFER_FIELDS,
};
