import { type Brand, type Market, parseStoreNumber, type Store } from '@gift-registry/domain';
import { certain } from '../certain.ts';

type Offers = keyof typeof offers;

/** How to read: what a store of the kind on the left offers besides pickup. */
const offers = {
  flagship: ['Gift registry appointments', 'Free design services', 'Gift wrapping', 'Furniture to try'],
  home: ['Gift registry appointments', 'Gift wrapping'],
  outlet: ['Outlet finds', 'Gift wrapping'],
} as const;

type Row = readonly [
  number: string,
  name: string,
  city: string,
  region: string,
  latitude: number,
  longitude: number,
  kind: Offers,
];

/** How to read: number, name, city, state, latitude, longitude, kind. All of the stores are invented. */
const homeRows: ReadonlyArray<Row> = [
  ['101', 'Hearth & Field SoHo', 'New York', 'NY', 40.72, -74, 'flagship'],
  ['102', 'Hearth & Field Upper West Side', 'New York', 'NY', 40.79, -73.97, 'home'],
  ['103', 'Hearth & Field White Plains', 'White Plains', 'NY', 41.03, -73.77, 'home'],
  ['104', 'Hearth & Field Lincoln Park', 'Chicago', 'IL', 41.91, -87.65, 'flagship'],
  ['105', 'Hearth & Field Oak Brook', 'Oak Brook', 'IL', 41.85, -87.95, 'home'],
  ['106', 'Hearth & Field Skokie', 'Skokie', 'IL', 42.06, -87.75, 'home'],
  ['107', 'Hearth & Field Naperville Outlet', 'Naperville', 'IL', 41.77, -88.15, 'outlet'],
  ['108', 'Hearth & Field Third Ward', 'Milwaukee', 'WI', 43.03, -87.91, 'home'],
  ['109', 'Hearth & Field Back Bay', 'Boston', 'MA', 42.35, -71.08, 'flagship'],
  ['110', 'Hearth & Field Cambridge', 'Cambridge', 'MA', 42.37, -71.11, 'home'],
  ['111', 'Hearth & Field Georgetown', 'Washington', 'DC', 38.91, -77.06, 'home'],
  ['112', 'Hearth & Field Rittenhouse', 'Philadelphia', 'PA', 39.95, -75.17, 'home'],
  ['113', 'Hearth & Field Buckhead', 'Atlanta', 'GA', 33.84, -84.38, 'flagship'],
  ['114', 'Hearth & Field Coral Gables', 'Coral Gables', 'FL', 25.75, -80.26, 'home'],
  ['115', 'Hearth & Field Winter Park', 'Winter Park', 'FL', 28.6, -81.35, 'home'],
  ['116', 'Hearth & Field Green Hills', 'Nashville', 'TN', 36.11, -86.81, 'home'],
  ['117', 'Hearth & Field Uptown', 'Minneapolis', 'MN', 44.95, -93.3, 'home'],
  ['118', 'Hearth & Field Country Club Plaza', 'Kansas City', 'MO', 39.04, -94.59, 'home'],
  ['119', 'Hearth & Field South Congress', 'Austin', 'TX', 30.25, -97.75, 'home'],
  ['120', 'Hearth & Field Knox', 'Dallas', 'TX', 32.82, -96.79, 'flagship'],
  ['121', 'Hearth & Field River Oaks', 'Houston', 'TX', 29.75, -95.41, 'home'],
  ['122', 'Hearth & Field Cherry Creek', 'Denver', 'CO', 39.72, -104.95, 'home'],
  ['123', 'Hearth & Field Sugar House', 'Salt Lake City', 'UT', 40.72, -111.86, 'home'],
  ['124', 'Hearth & Field Scottsdale', 'Scottsdale', 'AZ', 33.5, -111.93, 'home'],
  ['125', 'Hearth & Field Pasadena', 'Pasadena', 'CA', 34.15, -118.14, 'home'],
  ['126', 'Hearth & Field Santa Monica', 'Santa Monica', 'CA', 34.02, -118.49, 'flagship'],
  ['127', 'Hearth & Field La Jolla', 'San Diego', 'CA', 32.85, -117.27, 'home'],
  ['128', 'Hearth & Field Union Street', 'San Francisco', 'CA', 37.8, -122.43, 'flagship'],
  ['129', 'Hearth & Field Walnut Creek', 'Walnut Creek', 'CA', 37.9, -122.06, 'home'],
  ['130', 'Hearth & Field Pearl District', 'Portland', 'OR', 45.53, -122.68, 'home'],
  ['131', 'Hearth & Field Ballard', 'Seattle', 'WA', 47.67, -122.38, 'home'],
];

const modernRows: ReadonlyArray<Row> = [
  ['201', 'Mode Two Flatiron', 'New York', 'NY', 40.74, -73.99, 'flagship'],
  ['202', 'Mode Two West Loop', 'Chicago', 'IL', 41.88, -87.65, 'flagship'],
  ['203', 'Mode Two Seaport', 'Boston', 'MA', 42.35, -71.05, 'home'],
  ['204', 'Mode Two 14th Street', 'Washington', 'DC', 38.91, -77.03, 'home'],
  ['205', 'Mode Two West Midtown', 'Atlanta', 'GA', 33.79, -84.41, 'home'],
  ['206', 'Mode Two Wynwood', 'Miami', 'FL', 25.8, -80.2, 'home'],
  ['207', 'Mode Two Deep Ellum', 'Dallas', 'TX', 32.78, -96.78, 'home'],
  ['208', 'Mode Two East Austin', 'Austin', 'TX', 30.26, -97.73, 'home'],
  ['209', 'Mode Two RiNo', 'Denver', 'CO', 39.77, -104.98, 'home'],
  ['210', 'Mode Two Silver Lake', 'Los Angeles', 'CA', 34.09, -118.27, 'flagship'],
  ['211', 'Mode Two SoMa', 'San Francisco', 'CA', 37.78, -122.4, 'home'],
  ['212', 'Mode Two Capitol Hill', 'Seattle', 'WA', 47.62, -122.32, 'home'],
];

const canadianRows: ReadonlyArray<Row> = [
  ['301', 'Hearth & Field Queen West', 'Toronto', 'ON', 43.65, -79.4, 'flagship'],
  ['302', 'Hearth & Field Yorkville', 'Toronto', 'ON', 43.67, -79.39, 'home'],
  ['303', 'Hearth & Field Port Credit', 'Mississauga', 'ON', 43.55, -79.58, 'home'],
  ['304', 'Hearth & Field Glebe', 'Ottawa', 'ON', 45.4, -75.69, 'home'],
  ['305', 'Hearth & Field Mile End', 'Montreal', 'QC', 45.52, -73.6, 'flagship'],
  ['306', 'Hearth & Field South Granville', 'Vancouver', 'BC', 49.26, -123.14, 'flagship'],
  ['307', 'Hearth & Field Burnaby Heights', 'Burnaby', 'BC', 49.28, -123, 'home'],
  ['308', 'Hearth & Field Inglewood', 'Calgary', 'AB', 51.04, -114.03, 'home'],
  ['309', 'Hearth & Field Whyte Avenue', 'Edmonton', 'AB', 53.52, -113.5, 'home'],
  ['310', 'Hearth & Field Exchange District', 'Winnipeg', 'MB', 49.9, -97.14, 'home'],
  ['311', 'Hearth & Field Spring Garden', 'Halifax', 'NS', 44.64, -63.58, 'home'],
];

const storeOf =
  (market: Market, brands: ReadonlyArray<Brand>) =>
  ([number, name, city, region, latitude, longitude, kind]: Row): Store => ({
    storeNumber: certain(parseStoreNumber(number), `${number} is no number of a store`),
    name,
    city,
    region,
    market,
    brands,
    offers: ['Store pickup', ...offers[kind]],
    latitude,
    longitude,
  });

/** The stores of the demo. What children need is sold in the stores of the house; the modern brand has stores of its own, and none in Canada. */
export const demoStores: ReadonlyArray<Store> = [
  ...homeRows.map(storeOf('US', ['main', 'kids'])),
  ...modernRows.map(storeOf('US', ['modern'])),
  ...canadianRows.map(storeOf('CA', ['main'])),
];
