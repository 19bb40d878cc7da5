/** The view and the events of Intrigo, as the server sends them. */
export type {
  IntrigoCardCalled as CardCalled,
  IntrigoCardPlayed as CardPlayed,
  IntrigoEvent,
  IntrigoLead as Lead,
  IntrigoPrinted,
  IntrigoTokenStayed as TokenStayed,
  IntrigoTokenWon as TokenWon,
  IntrigoView,
} from '../../lib/wire';
