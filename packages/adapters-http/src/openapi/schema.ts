import * as t from 'io-ts';
import type { Form, WithForm } from '../wire/form.ts';
import { placeOf } from '../wire/shape.ts';
import { type Schema, schemaNames, valueSchemas } from './value-schemas.ts';

export type { Schema };

/** The schema of an object whose properties are known. */
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: ReadonlyArray<string>;
  readonly additionalProperties?: false;
}

/** Makes JSON Schemas from codecs. Schemas with a name are collected and referenced. */
export interface Schemas {
  readonly ofCodec: (codec: t.Mixed) => Schema;
  readonly ofForm: (form: Form) => Schema;
  /** The schema of an object codec, inlined instead of referenced. */
  readonly ofObject: (codec: t.Mixed) => ObjectSchema;
  readonly named: Components['refer'];
  readonly collected: Components['collected'];
}

/** A collection of named components that the document defines once and references. */
export interface Components {
  /** Returns a reference to the component of that name; a different component under the same name is inlined. */
  readonly refer: (name: string, component: Schema) => Schema;
  /** All components so far, sorted by name. */
  readonly collected: () => Readonly<Record<string, Schema>>;
}

export const makeComponents = (kind: 'schemas' | 'responses'): Components => {
  const named = new Map<string, Schema>();
  return {
    refer: (name, component) => {
      const known = named.get(name) ?? component;
      if (JSON.stringify(known) !== JSON.stringify(component)) return component;
      named.set(name, known);
      return { $ref: `#/components/${kind}/${name}` };
    },
    collected: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

const hasForm = (codec: object): codec is WithForm => 'form' in codec;

/** Whether the value may be missing as a property. */
export const isOptional = (codec: t.Mixed): boolean => hasForm(codec) && codec.form.isOptional === true;

const objectOf = (
  properties: Readonly<Record<string, Schema>>,
  required: ReadonlyArray<string>,
  isClosed: boolean,
): ObjectSchema => ({
  type: 'object',
  properties,
  ...(required.length === 0 ? {} : { required }),
  ...(isClosed ? { additionalProperties: false } : {}),
});

const isObject = (schema: Schema | undefined): schema is ObjectSchema =>
  schema?.['type'] === 'object' && 'properties' in schema;

/** The schema of one object with the properties of all; what several have inside of the same object is put together too. */
const together = (parts: ReadonlyArray<ObjectSchema>): ObjectSchema => {
  const all = new Map<string, Schema>();
  for (const [key, schema] of parts.flatMap(({ properties }) => Object.entries(properties))) {
    const known = all.get(key);
    all.set(key, isObject(known) && isObject(schema) ? together([known, schema]) : schema);
  }
  return objectOf(Object.fromEntries(all), [...new Set(parts.flatMap(({ required = [] }) => required))], false);
};

/** The schema, or alternatively the given empty value. */
const orElse = (schema: Schema, instead: null | ''): Schema => {
  if (instead === '') return { anyOf: [schema, { const: '' }] };
  const { type } = schema;
  return typeof type === 'string' && !('enum' in schema) && !('const' in schema)
    ? { ...schema, type: [type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
};

const describe = (codec: t.Mixed): string => `the form of "${codec.name}" is not known`;

export const makeSchemas = (): Schemas => {
  const components = makeComponents('schemas');

  const ofCodec = (codec: t.Mixed): Schema => {
    const name = schemaNames.get(codec);
    return name === undefined ? inPlace(codec) : components.refer(name, inPlace(codec));
  };

  const inPlace = (codec: t.Mixed): Schema => {
    const known = valueSchemas.get(codec);
    if (known !== undefined) return known;
    if (hasForm(codec)) {
      const { form } = codec;
      const isText = 'as' in form && form.as === t.string && Object.keys(form.limits ?? {}).length === 0;
      return isText && form.or === undefined ? { ...ofForm(form), description: codec.name } : ofForm(form);
    }
    if (codec instanceof t.StringType) return { type: 'string' };
    if (codec instanceof t.NumberType) return { type: 'number' };
    if (codec instanceof t.BooleanType) return { type: 'boolean' };
    if (codec instanceof t.NullType) return { type: 'null' };
    if (codec instanceof t.UnknownType) return {};
    if (codec instanceof t.LiteralType) return { const: codec.value };
    if (codec instanceof t.KeyofType) return { type: 'string', enum: Object.keys(codec.keys) };
    if (codec instanceof t.ReadonlyArrayType) return { type: 'array', items: ofCodec(codec.type) };
    if (codec instanceof t.DictionaryType) return { type: 'object', additionalProperties: ofCodec(codec.codomain) };
    if (codec instanceof t.RefinementType) return { ...ofCodec(codec.type), description: codec.name };
    if (codec instanceof t.UnionType) return anyOf(codec.types);
    return ofObject(codec);
  };

  const anyOf = (codecs: ReadonlyArray<t.Mixed>): Schema => {
    const [first, ...others] = codecs;
    return first !== undefined && others.length === 1 && others[0] === t.null
      ? orElse(ofCodec(first), null)
      : { anyOf: codecs.map(ofCodec) };
  };

  const ofForm = (form: Form): Schema => {
    const limits: Schema = { ...form.limits };
    const schema =
      'any' in form
        ? anyOf(form.any)
        : 'all' in form || 'props' in form || form.isClosed === true
          ? ofObjectForm(form)
          : { ...ofCodec(form.as), ...limits };
    return form.or === undefined ? schema : orElse(schema, form.or);
  };

  const ofObjectForm = (form: Exclude<Form, { readonly any: unknown }>): ObjectSchema => {
    const { required = [], properties } = together(
      'props' in form ? ofProps(form) : ('all' in form ? form.all : [form.as]).map(ofObject),
    );
    return objectOf(properties, required, form.isClosed === true);
  };

  /** The schema of each property in its place. */
  const ofProps = ({ props, names, isPartial }: Extract<Form, { readonly props: unknown }>) =>
    Object.entries(props).map(([name, codec]) => {
      const inPlace = (place: ReadonlyArray<string>): ObjectSchema => {
        const [key, ...inner] = place;
        if (key === undefined) return ofObject(codec);
        const schema = inner.length === 0 ? ofCodec(codec) : inPlace(inner);
        return objectOf({ [key]: schema }, isPartial || isOptional(codec) ? [] : [key], false);
      };
      return inPlace(placeOf(names[name] ?? name));
    });

  const ofObject = (codec: t.Mixed): ObjectSchema => {
    if (hasForm(codec)) {
      if ('any' in codec.form) throw new Error(describe(codec));
      return ofObjectForm(codec.form);
    }
    if (codec instanceof t.ExactType) return ofObject(codec.type);
    if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
      const props: Readonly<Record<string, t.Mixed>> = codec.props;
      const names = Object.entries(props);
      return objectOf(
        Object.fromEntries(names.map(([name, property]) => [name, ofCodec(property)])),
        codec instanceof t.PartialType ? [] : names.flatMap(([name, property]) => (isOptional(property) ? [] : [name])),
        false,
      );
    }
    throw new Error(describe(codec));
  };

  return {
    ofCodec,
    ofForm,
    ofObject,
    named: components.refer,
    collected: components.collected,
  };
};
