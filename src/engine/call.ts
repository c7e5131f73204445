/** The types of one call of the engine. */
export interface Call<Params, Result, Event = never, Question = never> {
  readonly params: Params;
  readonly result: Result;
  readonly event: Event;
  readonly question: Question;
}
