/** A country's dialling code. Names are not stored: Intl.DisplayNames has them in every language. */
export interface AreaCode {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** Digits after the plus sign. */
  readonly dial: string;
}

/** Countries in which the app is offered (designed), alphabetical by country code. */
const DIALS =
  'AE971 AO244 AR54 AT43 AU61 AZ994 BD880 BE32 BG359 BH973 BN673 BO591 BR55 CA1 CH41 CI225 CL56 CM237 CN86 CO57 CR506 ' +
  'CY357 CZ420 DE49 DK45 DO1 DZ213 EC593 EE372 EG20 ES34 ET251 FI358 FR33 GB44 GE995 GH233 GR30 GT502 HK852 HN504 ' +
  'HR385 HU36 ID62 IE353 IL972 IN91 IQ964 IS354 IT39 JM1 JO962 JP81 KE254 KH855 KR82 KW965 KZ7 LA856 LB961 LK94 ' +
  'LT370 LU352 LV371 MA212 MM95 MN976 MO853 MT356 MV960 MX52 MY60 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 PE51 ' +
  'PH63 PK92 PL48 PT351 PY595 QA974 RO40 RS381 SA966 SE46 SG65 SI386 SK421 SN221 SV503 TH66 TN216 TR90 TW886 TZ255 ' +
  'UA380 UG256 UY598 UZ998 VE58 VN84 ZA27 ZM260';

export const AREA_CODES: readonly AreaCode[] = DIALS.split(' ').map((entry) => ({
  country: entry.slice(0, 2),
  dial: entry.slice(2),
}));

export interface NamedAreaCode extends AreaCode {
  readonly name: string;
}

/**
 * The list with names, sorted by the language's rules.
 * @param locale BCP 47
 */
export function namedAreaCodes(locale: string): NamedAreaCode[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  return AREA_CODES.map((code) => ({ ...code, name: names.of(code.country) ?? code.country })).sort((a, b) =>
    collator.compare(a.name, b.name),
  );
}

/** The preselected code: that of the country of the app's default language (specification section 1). */
export const DEFAULT_AREA_CODE: AreaCode = { country: 'ID', dial: '62' };
