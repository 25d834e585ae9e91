// From the lists of prompts, resources and templates on the wire to what the window shows. All of it is server text (C-IDN-5).
import type { Resource, ResourceTemplateType } from '@modelcontextprotocol/client';
import type {
  PromptArgumentView,
  PromptView,
  ResourceView,
  TemplateView,
} from '../../shared/catalogue/offerView.ts';
import { variablesOf } from '../../shared/catalogue/uriTemplate.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import type { ReadArgument, ReadPrompt } from './limits/readOffer.ts';
import { fingerprintOf, shownTexts, viewsOf } from './listTexts.ts';

/** Of the description of one argument, in UTF-16 code units: more than is shown of it. */
const maxArgumentUnits = 600;

/** At most 1,000; titles and descriptions as they are shown, names as they go on the wire. */
export function toPromptViews(prompts: readonly ReadPrompt[]): Promise<readonly PromptView[]> {
  return viewsOf(prompts, (prompt, units) => {
    const { name, title, description, arguments: list = [] } = prompt;
    const unitsEach = Math.min(maxArgumentUnits, Math.floor(units / Math.max(1, list.length)));
    return {
      name,
      ...shownTexts(title, description, units),
      arguments: list.map((argument) => toArgumentView(argument, unitsEach)),
      definition: fingerprintOf(prompt),
    };
  });
}

function toArgumentView(argument: ReadArgument, units: number): PromptArgumentView {
  const { name, required } = argument;
  const title = shown(argument.title ?? '', units, 'fieldTitle');
  const description = shown(argument.description ?? '', units, 'fieldDescription');
  return {
    name,
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    isRequired: required === true,
  };
}

function shown(raw: string, units: number, field: 'fieldTitle' | 'fieldDescription'): string {
  const start = raw.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');
  return cleanText(start === raw ? raw : `${start}…`, field).visible;
}

export function toResourceViews(resources: readonly Resource[]): Promise<readonly ResourceView[]> {
  return viewsOf(resources, (resource, units) => ({
    uri: resource.uri,
    name: resource.name,
    ...shownTexts(resource.title, resource.description, units),
    ...typeOf(resource.mimeType),
    ...(resource.size === undefined ? {} : { size: resource.size }),
    definition: fingerprintOf(resource),
  }));
}

export function toTemplateViews(
  templates: readonly ResourceTemplateType[],
): Promise<readonly TemplateView[]> {
  return viewsOf(templates, (template, units) => ({
    uriTemplate: template.uriTemplate,
    name: template.name,
    variables: variablesOf(template.uriTemplate) ?? [],
    ...shownTexts(template.title, template.description, units),
    ...typeOf(template.mimeType),
    definition: fingerprintOf(template),
  }));
}

function typeOf(mimeType: string | undefined): { readonly mimeType?: string } {
  const { visible } = cleanText(mimeType ?? '', 'title');
  return visible === '' ? {} : { mimeType: visible };
}
