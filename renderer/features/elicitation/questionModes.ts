// A question by its mode: the dialogs of forms and of addresses share what both have.
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import type { FormRequest, UrlRequest } from '../../../shared/elicitation/request.ts';

export type FormQuestion = QuestionView & { readonly request: FormRequest };
export type UrlQuestion = QuestionView & { readonly request: UrlRequest };

export const isUrlQuestion = (question: QuestionView): question is UrlQuestion =>
  question.request.mode === 'url';
export const isFormQuestion = (question: QuestionView): question is FormQuestion =>
  question.request.mode === 'form';
