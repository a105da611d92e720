/**
 * Blockchain networks for deposits and withdrawals (names as the chains use them; confirmations and minutes are
 * designed, close to what exchanges require).
 */
export interface Network {
  readonly name: string;
  /** Blocks after which a payment is credited. */
  readonly confirmations: number;
  /** Usual duration of these confirmations. */
  readonly minutes: number;
}

const net = (name: string, confirmations: number, minutes: number): Network => ({ name, confirmations, minutes });

/** Networks by wire code; erc20 and trc20 are the family's (contract section 6, get_in_address). */
export const NETWORKS = {
  erc20: net('Ethereum (ERC20)', 12, 3),
  trc20: net('TRON (TRC20)', 20, 1),
  bep20: net('BNB Smart Chain (BEP20)', 15, 1),
  bitcoin: net('Bitcoin', 2, 20),
  bitcoincash: net('Bitcoin Cash', 6, 60),
  litecoin: net('Litecoin', 6, 15),
  dogecoin: net('Dogecoin', 20, 20),
  ethereumclassic: net('Ethereum Classic', 120, 30),
  ripple: net('XRP Ledger', 1, 1),
  stellar: net('Stellar', 1, 1),
  cardano: net('Cardano', 15, 5),
  solana: net('Solana', 32, 1),
  avalanche: net('Avalanche C-Chain', 12, 1),
  polkadot: net('Polkadot', 25, 3),
  cosmos: net('Cosmos Hub', 10, 1),
  injective: net('Injective', 10, 1),
  near: net('NEAR', 10, 1),
  aptos: net('Aptos', 10, 1),
  sui: net('Sui', 10, 1),
  hedera: net('Hedera', 1, 1),
  arbitrum: net('Arbitrum One', 20, 2),
  optimism: net('OP Mainnet', 20, 2),
  polygon: net('Polygon', 120, 5),
  filecoin: net('Filecoin', 30, 20),
  internetcomputer: net('Internet Computer', 1, 1),
  bittensor: net('Bittensor', 12, 3),
} as const satisfies Record<string, Network>;

export type NetworkCode = keyof typeof NETWORKS;

export const isNetworkCode = (code: string): code is NetworkCode => Object.hasOwn(NETWORKS, code);

/** Networks of each asset, the usual one first. Assets not listed, such as shares of companies, cannot be sent. */
const NETWORKS_OF: Readonly<Record<string, readonly NetworkCode[]>> = {
  USDT: ['trc20', 'erc20'],
  BTC: ['bitcoin'],
  ETH: ['erc20'],
  BNB: ['bep20'],
  SOL: ['solana'],
  XRP: ['ripple'],
  DOGE: ['dogecoin'],
  ADA: ['cardano'],
  TRX: ['trc20'],
  LINK: ['erc20'],
  AVAX: ['avalanche'],
  BCH: ['bitcoincash'],
  LTC: ['litecoin'],
  DOT: ['polkadot'],
  ETC: ['ethereumclassic'],
  UNI: ['erc20'],
  AAVE: ['erc20'],
  MKR: ['erc20'],
  CRV: ['erc20'],
  ATOM: ['cosmos'],
  NEAR: ['near'],
  APT: ['aptos'],
  SUI: ['sui'],
  HBAR: ['hedera'],
  XLM: ['stellar'],
  ARB: ['arbitrum'],
  OP: ['optimism'],
  POL: ['polygon'],
  INJ: ['injective'],
  FIL: ['filecoin'],
  ICP: ['internetcomputer'],
  FET: ['erc20'],
  RENDER: ['solana'],
  TAO: ['bittensor'],
  SHIB: ['erc20'],
  PEPE: ['erc20'],
  BONK: ['solana'],
  WIF: ['solana'],
};

/** Networks over which an asset is deposited and withdrawn, the usual one first; empty if there are none. */
export const networksOf = (asset: string): readonly NetworkCode[] =>
  Object.hasOwn(NETWORKS_OF, asset) ? (NETWORKS_OF[asset] ?? []) : [];
