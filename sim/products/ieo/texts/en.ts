import type { ProjectTexts } from './project-texts';

export const projectsEn: ProjectTexts = {
  LUNR: {
    summary: 'A relay that carries small payments between chains in one step.',
    content:
      'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.',
    problem: 'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.',
    approach:
      'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.',
    site: 'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.',
  },
  AURO: {
    summary: 'Idle graphics cards rented out by the minute.',
    content:
      'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.',
    problem:
      'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.',
    approach: 'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.',
    site: 'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.',
  },
  NIMB: {
    summary: 'Freight papers that sign, travel and pay by themselves.',
    content:
      'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.',
    problem: 'A container crosses the ocean in eighteen days, and its papers take twenty-four.',
    approach: 'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.',
    site: 'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.',
  },
  TERN: {
    summary: 'Loans between small exchanges that trust only numbers.',
    content:
      'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.',
    problem: 'Small exchanges hold three times the reserves they need, because none of them lends to another.',
    approach:
      'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.',
    site: 'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.',
  },
  SABL: {
    summary: 'Private searches over public data.',
    content:
      'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.',
    problem: 'Looking up an address tells the service behind the search which address matters to you.',
    approach:
      'A query is split among three servers that do not know each other. Only the asker can put the answer together.',
    site: 'Sable answers two million queries a day in wallets from nine providers.',
  },
  PELI: {
    summary: 'Payments by text message, where there is no internet.',
    content: 'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.',
    problem: 'Half the people who send money home live where the network carries text and nothing else.',
    approach:
      'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.',
    site: 'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.',
  },
  QUOR: {
    summary: 'Storage that proves every night that it still has your files.',
    content:
      'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.',
    problem: 'A backup that nobody has read for years is a hope, not a backup.',
    approach:
      'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.',
    site: 'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.',
  },
};
