import type { EndpointProblem } from "./options.ts"

/** An endpoint told us nothing that counts. Thrown and caught within this folder. */
export class NoAnswer extends Error {
  readonly problem: EndpointProblem
  constructor(problem: EndpointProblem) {
    super(problem)
    this.problem = problem
  }
}
