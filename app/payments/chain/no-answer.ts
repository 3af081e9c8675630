import type { EndpointProblem } from "./options.ts"

/** An endpoint gave no usable answer. Thrown and caught only within payments. */
export class NoAnswer extends Error {
  readonly problem: EndpointProblem
  constructor(problem: EndpointProblem) {
    super(problem)
    this.problem = problem
  }
}
