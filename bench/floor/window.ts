// The floor's window: RJSF with its stock theme, one Send button, no checks.
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FloorApi, FloorQuestion } from './floorApi.ts';

declare global {
  interface Window {
    readonly floor: FloorApi;
  }
}

/** ajv cannot run under the policy, and the floor checks nothing. */
const noRules: ValidatorType<unknown> = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

/** Stock RJSF draws boxes to tick only for lists without repeats. */
function drawable(schema: RJSFSchema): RJSFSchema {
  const properties: RJSFSchema['properties'] = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isList = typeof field === 'object' && field.type === 'array';
    properties[name] = isList ? { ...field, uniqueItems: true } : field;
  }
  return { ...schema, properties };
}

/** Choices all in view, as the product shows them. */
function layout(schema: RJSFSchema): UiSchema {
  const uiSchema: UiSchema = { 'ui:submitButtonOptions': { submitText: 'Send' } };
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field !== 'object') continue;
    if (field.type === 'array') uiSchema[name] = { 'ui:widget': 'checkboxes' };
    else if (field.enum ?? field.oneOf) uiSchema[name] = { 'ui:widget': 'radio' };
  }
  return uiSchema;
}

function Floor() {
  const [question, setQuestion] = useState<FloorQuestion | null>(null);
  useEffect(() => {
    window.floor.onQuestion(setQuestion);
    markUsable();
  }, []);
  if (question === null) return createElement('p', null, 'No question is open.');
  const { message, requestedSchema } = question;
  const form = createElement(Form<unknown>, {
    schema: drawable(requestedSchema),
    uiSchema: layout(requestedSchema),
    validator: noRules,
    noHtml5Validate: true,
    onSubmit: ({ formData }) => {
      void window.floor.answer(formData);
      setQuestion(null);
    },
  });
  return createElement('main', null, createElement('p', null, message), form);
}

/** The task after the next animation frame, as in the product. */
function markUsable(): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      performance.mark('app:usable');
    };
    port2.postMessage(null);
  });
}

const container = document.getElementById('root');
if (container !== null) createRoot(container).render(createElement(Floor));
