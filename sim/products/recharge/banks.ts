/**
 * The house's bank accounts for card payments (designed), one for each accepted currency. The banks do not exist, no
 * bank issues such numbers (all zeros but the last digit), and the SWIFT codes are of the country ZZ, which ISO 3166
 * never assigns. So nobody can lose money to them.
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

/** The reference that the customer writes into the payment, so that the payment can be assigned. */
export const referenceOf = (userId: number): string => `PX-${String(userId).padStart(6, '0')}`;
