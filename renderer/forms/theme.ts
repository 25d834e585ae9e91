// The one file that hands our widgets, fields and templates to RJSF.
import { withTheme, type ThemeProps } from '@rjsf/core';
import { DraftField } from './fields/DraftField.tsx';
import { ExactNumberField } from './fields/ExactNumberField.tsx';
import { ArrayFieldItemTemplate } from './templates/ArrayFieldItemTemplate.tsx';
import { ArrayFieldTemplate } from './templates/ArrayFieldTemplate.tsx';
import { CyclicSchemaExpandTemplate } from './templates/CyclicSchemaExpandTemplate.tsx';
import { DescriptionTemplate } from './templates/DescriptionTemplate.tsx';
import { FieldErrorTemplate } from './templates/FieldErrorTemplate.tsx';
import { FieldHelpTemplate } from './templates/FieldHelpTemplate.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { MultiSchemaFieldTemplate } from './templates/MultiSchemaFieldTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { OptionalDataControls } from './templates/OptionalDataControls.tsx';
import { UnsupportedFieldTemplate } from './templates/UnsupportedFieldTemplate.tsx';
import { BooleanWidget } from './widgets/BooleanWidget.tsx';
import { CheckboxesWidget } from './widgets/CheckboxesWidget.tsx';
import { DateTimeWidget } from './widgets/DateTimeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

const theme: ThemeProps = {
  fields: { DraftField, NumberField: ExactNumberField },
  templates: {
    ArrayFieldItemTemplate,
    ArrayFieldTemplate,
    CyclicSchemaExpandTemplate,
    DescriptionFieldTemplate: DescriptionTemplate,
    FieldErrorTemplate,
    FieldHelpTemplate,
    FieldTemplate,
    MultiSchemaFieldTemplate,
    ObjectFieldTemplate,
    OptionalDataControlsTemplate: OptionalDataControls,
    UnsupportedFieldTemplate,
  },
  widgets: {
    CheckboxesWidget,
    CheckboxWidget: BooleanWidget,
    DateTimeWidget,
    DateWidget,
    RadioWidget,
    SelectWidget,
    TextareaWidget,
    TextWidget,
    // A tool's schema can name these by `format`; a server gets neither a file dialog nor a hidden field by it.
    ColorWidget: TextWidget,
    EmailWidget: TextWidget,
    FileWidget: TextWidget,
    PasswordWidget: TextWidget,
    TimeWidget: TextWidget,
    URLWidget: TextWidget,
  },
};

export const ThemedForm = withTheme(theme);
