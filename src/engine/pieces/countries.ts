import { countryWithTypo, readCountry } from '../values/column-types/country.js';

const functions = { countryWithTypo, readCountry };

/** The names of countries, of which the platform knows most. */
export const countries = (): typeof functions => functions;
