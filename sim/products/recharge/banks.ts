/**
 * The house's accounts for card payments (designed), one for each currency it takes. Banks that do not exist, numbers
 * that no bank gives out (all zeros but the last), and SWIFT codes of the country ZZ, which ISO 3166 never assigns:
 * nobody can lose money to them.
 */
export const BANKS = [
  {
    currency: 'USD',
    bank_name: 'Simulated Bank of Pocket',
    account_name: 'Pocket Exchange (simulated)',
    account_number: '0000 0000 0001',
    branch: 'Simulation Street 1',
    swift: 'SIMUZZ00',
  },
  {
    currency: 'IDR',
    bank_name: 'Bank Simulasi Nusantara',
    account_name: 'Pocket Exchange (simulasi)',
    account_number: '000 0000 0002',
    branch: 'Cabang Simulasi',
    swift: 'SIMUZZ01',
  },
  {
    currency: 'EUR',
    bank_name: 'Banque Simulée',
    account_name: 'Pocket Exchange (simulated)',
    account_number: 'ZZ00 0000 0000 0000 0003',
    branch: 'Agence de simulation',
    swift: 'SIMUZZ02',
  },
] as const;

/** What the customer writes into the payment's note, so that it is known whose it is. */
export const referenceOf = (userId: number): string => `PX-${String(userId).padStart(6, '0')}`;
